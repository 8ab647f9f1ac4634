/** The look of the API page: the shop's colours, no file to load. */
export const apiDocsStyle = `
:root{color:#14161f;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:1200px;padding:32px 24px;display:grid;grid-template-columns:240px minmax(0,1fr);gap:32px}
header{grid-column:1/-1;border-bottom:1px solid #e5e7ee;padding-bottom:24px}
.mark{margin:0;font-weight:700;color:#4338ca}h1{margin:0;font-size:36px;letter-spacing:-.02em}
nav{position:sticky;top:24px;align-self:start;font-size:14px;max-height:90vh;overflow:auto}
nav h2{font-size:12px;text-transform:uppercase;letter-spacing:.06em;color:#5b6072;margin:16px 0 4px}
nav ul{list-style:none;margin:0;padding:0}nav li{padding:3px 0}
a{color:#4338ca}section{border:1px solid #e5e7ee;border-radius:14px;padding:20px 24px;margin-bottom:16px}
section h2{margin:0 0 8px;font-size:18px}.method{font-size:12px;background:#eeedfb;color:#3730a3;border-radius:6px;padding:3px 8px}
.facts{color:#5b6072;font-size:14px}summary{cursor:pointer;font-weight:600;font-size:14px;padding:4px 0}
pre{background:#f6f7fa;border-radius:8px;padding:12px 16px;overflow:auto;font-size:13px;line-height:1.5}
table{border-collapse:collapse;font-size:14px}th,td{text-align:start;padding:6px 16px 6px 0;border-bottom:1px solid #e5e7ee}
@media(max-width:767px){body{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:none}}
`

/** The look of the hosted pages: calm, and that of no provider. */
export const sandboxStyle = `
:root{color:#14161f;background:#f6f7fa;font:16px/1.5 system-ui,sans-serif}*{box-sizing:border-box}
body{margin:0;display:grid;justify-items:center;padding:max(24px,6vh) 16px 24px}
main{width:100%;max-width:480px;background:#fff;border:1px solid #e5e7ee;border-radius:14px;padding:32px}
.notice{background:#fdf3e0;color:#855000;border-radius:8px;padding:12px 16px;font-size:14px;line-height:20px;margin-bottom:24px}.notice b{display:block;font-size:16px;line-height:24px}
h1{font-size:22px;line-height:28px;letter-spacing:-.02em;margin:0}p{margin:0}.lead{color:#5b6072;margin:4px 0 24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:16px 0 24px;font-size:14px;line-height:20px}
dt{color:#5b6072}dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}.sum{font-size:22px;line-height:28px;font-weight:700;align-self:center}dt.sum{font-size:14px;font-weight:400}
button,.go{font:inherit;cursor:pointer}
.go{display:grid;place-items:center;width:100%;min-height:48px;border:0;border-radius:8px;background:#4338ca;color:#fff;font-weight:650;padding:8px 24px;text-decoration:none;text-align:center}.go:hover{background:#3730a3}
h2{font-size:14px;line-height:20px;font-weight:600;color:#5b6072;margin:28px 0 8px}
ul{list-style:none;margin:0;padding:0;border:1px solid #e5e7ee;border-radius:14px;overflow:hidden}li+li{border-top:1px solid #e5e7ee}
.way{display:block;width:100%;min-height:48px;padding:12px 16px;border:0;background:none;color:inherit;text-align:start}.way:hover{background:#f6f7fa}
.way b{display:block;font-weight:600}.way span{display:block;color:#5b6072;font-size:14px;line-height:20px}.bad b{color:#c8281e}
:focus-visible{outline:2px solid #4338ca;outline-offset:2px}li :focus-visible{outline-offset:-2px}
@media (max-width:420px){main{padding:24px 20px}}`

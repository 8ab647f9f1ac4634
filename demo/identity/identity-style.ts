/** The look of the stand-ins' pages: calm, and not that of Google or Facebook. */
export const identityStyle = `
:root{color:#14161f;background:#f6f7fa;font:16px/1.5 system-ui,sans-serif}*{box-sizing:border-box}
body{margin:0;display:grid;justify-items:center;padding:max(24px,8vh) 16px 24px}
main{width:100%;max-width:460px;background:#fff;border:1px solid #e5e7ee;border-radius:14px;padding:32px}
h1{font-size:28px;line-height:34px;letter-spacing:-.02em;margin:0}p{margin:0}.lead{color:#5b6072;margin:4px 0 20px}
.notice{background:#fdf3e0;color:#855000;border-radius:8px;padding:12px 16px;font-size:14px;line-height:20px;margin-bottom:20px}
ul{list-style:none;margin:0;padding:0;border:1px solid #e5e7ee;border-radius:14px;overflow:hidden}li+li{border-top:1px solid #e5e7ee}
button,summary,.back{font:inherit;cursor:pointer}
.person{display:grid;grid-template-columns:40px 1fr;gap:0 16px;align-items:center;width:100%;padding:12px 16px;border:0;background:none;color:inherit;text-align:start}
.person:hover,summary:hover{background:#f6f7fa}.person i{grid-row:span 3;width:40px;height:40px;border-radius:50%;background:#eeedfb;color:#4338ca;font-style:normal;font-weight:650;display:grid;place-items:center}
.person b{font-weight:650}.person span{color:#5b6072;font-size:14px;line-height:20px;overflow-wrap:anywhere}.person .mark{color:#17704c}
summary{display:flex;justify-content:space-between;padding:14px 16px;font-weight:650;color:#4338ca}summary::after{content:'+';font-size:22px;line-height:24px;font-weight:400}[open]>summary::after{content:'–'}
.other{display:grid;gap:16px;padding:12px 16px 20px}.other label{display:grid;gap:6px;font-size:14px;font-weight:600}
.other input:not([type=checkbox]){font:inherit;font-weight:400;font-size:16px;height:48px;padding:0 14px;border:1px solid #8b90a2;border-radius:8px;background:#fff;color:inherit;width:100%}
.other .check{display:flex;gap:10px;align-items:center;font-weight:400}.check input{width:20px;height:20px;accent-color:#4338ca;margin:0}
.go,.back{display:grid;place-items:center;min-height:48px;border:0;border-radius:8px;background:#4338ca;color:#fff;font-weight:650;padding:0 24px;text-decoration:none}
.go:hover,.back:hover{background:#3730a3}.hint{color:#5b6072;font-size:14px;line-height:20px;margin-top:16px}
.wrong{color:#c8281e;font-size:14px;line-height:20px}
.cancel{width:100%;min-height:48px;margin-top:16px;border:1px solid #d2d5df;border-radius:8px;background:#fff;color:inherit;font-weight:600}.cancel:hover{background:#f6f7fa}
:focus-visible{outline:2px solid #4338ca;outline-offset:2px}li :focus-visible{outline-offset:-2px}
@media (max-width:420px){main{padding:24px 20px}}`

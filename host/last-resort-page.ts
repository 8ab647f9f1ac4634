/** Shown when even the error page could not be shown: it needs nothing but itself, in both languages. */
export function lastResortPage(requestId: string): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gema</title><style>body{font:16px/1.5 system-ui,sans-serif;color:#14161f;max-width:480px;margin:20vh auto;padding:0 16px}h1{font-size:28px;line-height:34px}p{color:#5b6072}a{color:#4338ca}</style></head>
<body><h1>An error occurred while showing the error page</h1>
<p lang="id">Terjadi kesalahan saat menampilkan halaman kesalahan.</p>
<p><a href="/">Gema</a> · ${requestId}</p></body></html>`
  return new Response(html, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

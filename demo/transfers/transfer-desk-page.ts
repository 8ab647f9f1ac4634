import type { Order } from '@gema/server/modules/orders/orders.ts'
import type { Payment } from '@gema/server/modules/payments/payments.ts'
import { html, raw } from 'hono/html'

const style = `
:root{color:#14161f;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:880px;padding:32px 16px}
h1{font-size:28px;letter-spacing:-.02em;margin:0 0 4px}p{color:#5b6072;margin:0 0 24px}
ul{list-style:none;margin:0;padding:0;border:1px solid #e5e7ee;border-radius:14px;overflow:hidden}
li{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:14px 20px}li+li{border-top:1px solid #e5e7ee}
li div{flex:1 1 240px}b{font-weight:650;font-variant-numeric:tabular-nums}small{display:block;color:#5b6072;font-size:14px}
button{min-height:44px;padding:0 16px;border:0;border-radius:8px;background:#4338ca;color:#fff;font:650 14px system-ui;cursor:pointer}
.empty{border:1px dashed #d2d5df;border-radius:14px;padding:32px;text-align:center}`

const rupiah = (amount: number): string =>
  `Rp\u00A0${amount.toLocaleString('id-ID', { minimumFractionDigits: 0, maximumFractionDigits: 0 })}`

/** The transfers that are waited for. */
export const transferDeskPage = (rows: { payment: Payment; order: Order | undefined }[]) =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>Demo bank desk</title><style>${raw(style)}</style></head>
<body><h1>Demo bank desk</h1><p>Bank transfers that this demo shop waits for. In a real shop, somebody of its staff looks at the account. No money moves.</p>
${
  rows.length === 0
    ? html`<div class="empty">Nobody has to transfer anything. Check out with bank transfer to see it here.</div>`
    : html`<ul>${rows.map(
        ({ payment, order }) => html`<li><div><b>${rupiah(payment.amount)}</b>
<small>${order?.number} · ${order?.email}${payment.proof === null ? '' : ' · receipt sent'}${payment.status === 'expired' ? ' · too late' : ''}</small></div>
<form method="post" action="/demo/transfers/${payment.uuid}"><button>The money has arrived</button></form></li>`,
      )}</ul>`
}</body></html>`

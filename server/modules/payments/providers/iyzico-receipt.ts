interface Receipt {
  paymentId: string
  /** Of the one item that we put into the basket: iyzico gives money back by items. */
  paymentTransactionId: string
}

export const iyzicoReceipt = ({ paymentId, paymentTransactionId }: Receipt): string =>
  `${paymentId}:${paymentTransactionId}`

export function readIyzicoReceipt(receipt: string): Receipt {
  const [paymentId = '', paymentTransactionId = ''] = receipt.split(':')
  return { paymentId, paymentTransactionId }
}

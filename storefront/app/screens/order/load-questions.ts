export const loadCancel = () => import('../../commerce/order/cancel-dialog.tsx')
export const loadRefund = () => import('../../commerce/order/refund-dialog.tsx')
export const loadFinish = () => import('../../commerce/order/finish-question.tsx')
export const loadReview = () => import('../../commerce/review/review-dialog.tsx')
export const loadMail = () => import('./mail-question.tsx')

/** The code of all dialogs of the page. */
export const loadQuestions = (): Promise<unknown> =>
  Promise.all([loadCancel(), loadRefund(), loadFinish(), loadReview(), loadMail()])

/** The heading of the products: where the keyboard goes on when the chip that it stood on is gone. */
export const resultsId = 'results'

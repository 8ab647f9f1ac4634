/** What a customer of the demo shop has written; it may stand under any product of its kind. */
export interface DemoReviewText {
  rating: 1 | 2 | 3 | 4 | 5
  language: 'id' | 'en'
  text: string
}

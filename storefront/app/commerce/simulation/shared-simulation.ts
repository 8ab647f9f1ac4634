/** What can be told to others of a saved simulation. */
export interface SharedSimulation {
  uuid: string
  simulation_code: string
  name: string
  /** When it was saved, with what bundles took off. */
  price: number
  saved_at: string
  parts: { name: string; variant: string; quantity: number }[]
}

/** Neither package says what it holds. */
declare module '@marbec/web-auto-extractor' {
  export type StructuredThing = { '@type'?: string | string[] } & Record<string, unknown>

  export interface Extracted {
    /** By type. */
    jsonld: Record<string, StructuredThing[]>
    microdata: Record<string, StructuredThing[]>
    rdfa: Record<string, StructuredThing[]>
    errors?: { format: string; message: string }[]
  }

  // biome-ignore lint/style/noDefaultExport: this is how the package gives it away
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: boolean })
    parse(html: string): Extracted
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor'

  export interface StructuredDataIssue {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    fieldNames?: string[]
  }

  // biome-ignore lint/style/noDefaultExport: this is how the package gives it away
  export default class Validator {
    constructor(vocabulary?: object)
    validate(extracted: Extracted): Promise<StructuredDataIssue[]>
  }
}

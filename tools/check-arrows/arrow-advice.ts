/** What to do about an arrow that the table forbids. The first line that fits both ends is printed. */
export const advice: readonly { from: string; to: string; fix: string }[] = [
  {
    from: '**',
    to: 'tools/**',
    fix: 'nothing leans on tools: move what is needed to the package that needs it',
  },
  { from: '**', to: 'e2e/**', fix: 'nothing leans on e2e: move what is needed to the package that needs it' },
  {
    from: '**',
    to: 'server/testing/**',
    fix: 'only tests build on server/testing: move it out, or make this a *.test.ts',
  },

  {
    from: 'contract/**',
    to: '**',
    fix: 'the contract stands alone: move what both sides need into contract/, or keep it on the side that uses it',
  },
  {
    from: 'server/modules/:own/rules/**',
    to: 'server/modules/:own/*-tables.ts',
    fix: 'rules know the tables of their module only as types: write `import type`',
  },
  {
    from: 'server/modules/:own/rules/**',
    to: '**',
    fix: 'rules are pure: let the caller fetch it and hand it to the rule as a value',
  },
  {
    from: 'server/modules/**',
    to: 'contract/**',
    fix: 'modules speak in stored shapes and contract/values: turn them into wire shapes in a present-*.ts of server/calls',
  },
  {
    from: 'server/modules/**',
    to: '**',
    fix: 'put it together with the module in server/calls or server/reactions',
  },
  {
    from: 'server/calls/**',
    to: 'server/calls/**',
    fix: 'calls do not call each other: move what both need behind the door of a module, or into a present-*.ts',
  },
  {
    from: 'server/calls/**',
    to: 'server/http/**',
    fix: 'take the types of handlers from server/http/handler.ts',
  },
  { from: 'server/calls/**', to: '**', fix: 'move the business behind the door of a module and call that' },
  { from: 'server/jobs/**', to: '**', fix: 'let the door of a module offer what the job needs' },
  { from: 'server/reactions/**', to: '**', fix: 'let the door of a module offer what the reaction needs' },
  {
    from: 'server/http/**',
    to: '**',
    fix: 'server/http knows no business word: let server/app.ts hand it in',
  },
  {
    from: 'server/platform/**',
    to: '**',
    fix: 'the platform lies under everything: let whoever uses it hand this in',
  },
  { from: 'server/**', to: '**', fix: 'the server stands on server and contract: let host hand it in' },

  {
    from: 'storefront/app/ui/**',
    to: '**',
    fix: 'ui knows nothing of the shop: take it as a prop, or move this part to storefront/app/commerce',
  },
  {
    from: 'storefront/app/screens/**',
    to: 'storefront/app/screens/**',
    fix: 'move what both screens need to storefront/app/commerce',
  },
  {
    from: 'storefront/**',
    to: 'server/**',
    fix: 'the storefront knows the server only by its contract: make the call through storefront/app/api',
  },
  {
    from: 'storefront/app/**',
    to: 'storefront/app/screens/**',
    fix: 'only routes.ts knows screens: move what is needed to storefront/app/commerce',
  },
  { from: 'storefront/**', to: '**', fix: 'move it to the lowest folder of storefront/app that may know it' },

  {
    from: 'host/**',
    to: '**',
    fix: 'host uses public entries: let server/app.ts or storefront/app/render-pages.ts offer it',
  },
  { from: 'demo/**', to: '**', fix: 'demo uses public entries: let the door of a module offer it' },
]

import type { Mutation } from './mutation.ts'

/** Migrations, the worker, processes, nginx and backups. */
export const machineryMutations: Mutation[] = [
  {
    name: 'a migration is edited after it was released',
    about: 'migrations',
    file: 'server/migrations/0010_found-words.sql',
    from: "'product_texts', 'product_titles', 'search_vocabulary'",
    to: "'product_texts', 'product_titles'",
    caughtBy: { part: 'rules', files: ['tools/check-migrations/merged-migrations.test.ts'] },
  },
  {
    name: 'two orders can have one idempotency key',
    about: 'migrations',
    file: 'server/migrations/0005_checkout.sql',
    from: 'CREATE UNIQUE INDEX "orders_idempotency"',
    to: 'CREATE INDEX "orders_idempotency"',
    caughtBy: { part: 'rules', files: ['tools/check-migrations/merged-migrations.test.ts'] },
  },
  {
    name: 'without a network there is no page',
    about: 'offline',
    file: 'storefront/offline/service-worker.ts',
    from: 'return offline ?? Response.error()',
    to: 'return offline === undefined ? Response.error() : Response.error()',
    caughtBy: { part: 'journeys', files: ['e2e/journeys/shell/visitor-is-offline.spec.ts'] },
  },
  {
    name: 'a process that ends drops what is under way',
    about: 'machinery',
    file: 'host/listen.ts',
    from: '    server.closeIdleConnections()\n',
    to: '    server.closeAllConnections()\n',
    caughtBy: { part: 'shop', files: ['host/listen.test.ts'] },
  },
  {
    name: 'nginx refuses evidence that the shop takes',
    about: 'machinery',
    file: 'deploy/nginx.conf',
    from: 'client_max_body_size 51m;',
    to: '',
    caughtBy: { part: 'deep', files: ['tools/deploy/nginx.test.ts'] },
  },
  {
    name: 'a backup leaves the uses of vouchers out',
    about: 'machinery',
    file: 'tools/backup/make-backup.ts',
    from: "'--no-owner', '--no-privileges', '--no-comments'",
    to: "'--no-owner', '--no-privileges', '--no-comments', '--exclude-table=voucher_uses'",
    caughtBy: { part: 'deep', files: ['e2e/deep/backup-and-restore.test.ts'] },
  },
]

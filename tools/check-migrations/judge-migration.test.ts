import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeMigration } from './judge-migration.ts'

const judge = (sql: string) => judgeMigration('server/migrations/0099_x.sql', sql)
const problems = (sql: string) => judge(sql).failures.map(({ problem }) => problem)
const warnings = (sql: string) => judge(sql).warnings.map(({ problem }) => problem)

test.each([
  ['DROP TABLE "carts";', 'drops a table'],
  ['drop table if exists carts cascade', 'drops a table'],
  ['ALTER TABLE "products" DROP COLUMN "model";', 'drops a column'],
  ['ALTER TABLE products DROP model', 'drops a column'],
  ['ALTER TABLE products ADD COLUMN a text, DROP COLUMN b', 'drops a column'],
  ['ALTER TABLE IF EXISTS ONLY "public"."products" DROP COLUMN IF EXISTS "model"', 'drops a column'],
  ['ALTER TABLE "products" RENAME COLUMN "model" TO "type";', 'renames a table or a column'],
  ['ALTER TABLE "products" RENAME TO "goods";', 'renames a table or a column'],
  ["ALTER TYPE colour RENAME VALUE 'red' TO 'crimson'", 'renames something'],
  ['ALTER TABLE "products" ALTER COLUMN "price" SET DATA TYPE bigint;', 'changes the type of a column'],
  ['ALTER TABLE products ALTER price TYPE bigint', 'changes the type of a column'],
  ['ALTER TABLE "products" ALTER COLUMN "price" DROP DEFAULT;', 'takes the default of a column away'],
  [
    'ALTER TABLE "products" ALTER COLUMN "price" SET NOT NULL;',
    'makes a column NOT NULL that has no default',
  ],
  [
    'ALTER TABLE "products" ADD COLUMN "a" text NOT NULL;',
    'adds a column that is NOT NULL and has no default',
  ],
  ['TRUNCATE carts', 'empties a table'],
  ['DROP FUNCTION tell_changed_table()', 'drops a function'],
  ['CREATE INDEX CONCURRENTLY a ON products (b)', 'makes an index CONCURRENTLY, which no transaction can'],
  ['DO $$ BEGIN ALTER TABLE products DROP COLUMN model; END $$', 'drops a column'],
])('%s is refused', (sql, problem) => {
  expect(problems(sql)).toEqual([problem])
})

test.each([
  'CREATE TABLE "gifts" ("id" bigint NOT NULL, "price" integer NOT NULL);',
  'ALTER TABLE "products" ADD COLUMN "a" text;',
  'ALTER TABLE "products" ADD COLUMN "a" text DEFAULT \'x\' NOT NULL;',
  'ALTER TABLE "products" ADD COLUMN "a" timestamp with time zone DEFAULT now() NOT NULL;',
  'ALTER TABLE "products" ALTER COLUMN "a" DROP NOT NULL;',
  'ALTER TABLE "products" ALTER COLUMN "a" SET DEFAULT 1;',
  '-- DROP TABLE products\nSELECT 1;',
  '/* ALTER TABLE products RENAME TO goods; */ SELECT 1;',
  "INSERT INTO settings VALUES ('DROP TABLE products; TRUNCATE carts');",
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN TRUNCATE carts; RETURN NULL; END $$;',
  'CREATE TABLE gifts (id bigint); ALTER TABLE "gifts" ADD COLUMN "a" text NOT NULL; CREATE INDEX a ON gifts (a);',
  'ALTER TABLE gifts ADD CONSTRAINT a CHECK (b > 0) NOT VALID;',
  'UPDATE products SET price = 1 WHERE id = 2;',
])('%s is let through without a word', (sql) => {
  expect(judge(sql)).toEqual({ failures: [], warnings: [] })
})

test.each([
  ['CREATE UNIQUE INDEX "a" ON "products" USING btree ("b");', 'makes an index'],
  ['ALTER TABLE "carts" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c"("id");', 'adds a constraint'],
  ['ALTER TABLE products ADD COLUMN a uuid DEFAULT gen_random_uuid() NOT NULL', 'written into every row'],
  ['ALTER TABLE products ALTER a SET DEFAULT 1; ALTER TABLE products ALTER a SET NOT NULL', 'every row'],
  ['UPDATE products SET price = 1;', 'changes every row'],
  ['ALTER TABLE products DROP CONSTRAINT a', 'drops a constraint'],
])('%s is allowed with a warning', (sql, problem) => {
  expect(problems(sql)).toEqual([])
  expect(warnings(sql)).toEqual([expect.stringContaining(problem)])
})

test('what takes away says so and why, and is let through', () => {
  const sql = '-- contract: nobody reads "model" since 1.4\nALTER TABLE "products" DROP COLUMN "model";'
  expect(problems(sql)).toEqual([])
  expect(problems(sql.replace('nobody reads "model" since 1.4', ''))).toEqual(['drops a column'])
})

test('a finding names its line, and what to do', () => {
  const sql =
    'SELECT 1;--> statement-breakpoint\n-- a note\nCREATE FUNCTION f() AS $$\nBEGIN\nEND $$;\n\nDROP TABLE a;'
  expect(judge(sql).failures).toEqual([
    expect.objectContaining({ line: 7, fix: expect.stringContaining('-- contract: <reason>') }),
  ])
})

test('the migrations of the shop can all be read, and the newer ones pass', () => {
  const folder = join(import.meta.dirname, '../../server/migrations')
  const newer = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > '0009')
  for (const name of newer)
    expect(judgeMigration(name, readFileSync(join(folder, name), 'utf8')).failures).toEqual([])
})

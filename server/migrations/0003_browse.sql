-- For typing errors: words are compared by the groups of three letters that they share.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"changed_in" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_titles" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_keywords" (
	"language" text NOT NULL,
	"title" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_keywords_language_title_pk" PRIMARY KEY("language","title")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"word" text PRIMARY KEY NOT NULL,
	"means" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	-- In the order of its characters, whatever the language of the database: beginnings of words are looked up by range.
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
CREATE INDEX "product_changes_changed_in" ON "product_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "product_texts_words" ON "product_texts" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_titles_words" ON "product_titles" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_keywords_words" ON "search_keywords" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_vocabulary_trigrams" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
-- References between modules.
ALTER TABLE "product_titles" ADD CONSTRAINT "product_titles_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade;--> statement-breakpoint
-- The data of a shop lies in memory or on a disk without moving parts. With the old default, PostgreSQL reads whole tables where
-- its index of words would do. Whoever may not change the database keeps the default.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;--> statement-breakpoint
-- Every change of a product is written down, whoever makes it, so that lists kept in memory can be brought into step.
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO product_changes (product_id, changed_in) SELECT DISTINCT %s, pg_current_xact_id()::text::bigint FROM %s',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_note_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('id', 'changed');--> statement-breakpoint
CREATE TRIGGER "products_note_update" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('id', 'changed');--> statement-breakpoint
CREATE TRIGGER "products_note_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('id', 'changed');--> statement-breakpoint
CREATE TRIGGER "inventories_note_insert" AFTER INSERT ON "inventories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "inventories_note_update" AFTER UPDATE ON "inventories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "inventories_note_delete" AFTER DELETE ON "inventories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "product_specs_note_insert" AFTER INSERT ON "product_specs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "product_specs_note_update" AFTER UPDATE ON "product_specs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "product_specs_note_delete" AFTER DELETE ON "product_specs" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "product_add_ons_note_insert" AFTER INSERT ON "product_add_ons" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "product_add_ons_note_update" AFTER UPDATE ON "product_add_ons" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "product_add_ons_note_delete" AFTER DELETE ON "product_add_ons" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('product_id', 'changed');--> statement-breakpoint
CREATE TRIGGER "inventory_stock_note_insert" AFTER INSERT ON "inventory_stock" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('i.product_id', 'changed s JOIN inventories i ON i.id = s.inventory_id');--> statement-breakpoint
CREATE TRIGGER "inventory_stock_note_update" AFTER UPDATE ON "inventory_stock" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('i.product_id', 'changed s JOIN inventories i ON i.id = s.inventory_id');--> statement-breakpoint
CREATE TRIGGER "inventory_stock_note_delete" AFTER DELETE ON "inventory_stock" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('i.product_id', 'changed s JOIN inventories i ON i.id = s.inventory_id');--> statement-breakpoint
CREATE TRIGGER "attributes_note_insert" AFTER INSERT ON "attributes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('0', 'changed');--> statement-breakpoint
CREATE TRIGGER "attributes_note_update" AFTER UPDATE ON "attributes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('0', 'changed');--> statement-breakpoint
CREATE TRIGGER "attributes_note_delete" AFTER DELETE ON "attributes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('0', 'changed');--> statement-breakpoint
CREATE TRIGGER "add_ons_note_update" AFTER UPDATE ON "add_ons" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products('0', 'changed');

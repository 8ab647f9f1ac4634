CREATE TABLE "article_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"voter_key" text NOT NULL,
	"is_useful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_votes_voter" UNIQUE("article_id","voter_key")
);
--> statement-breakpoint
CREATE TABLE "printed_catalogues" (
	"language" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"file_key" text NOT NULL,
	"pages" integer NOT NULL,
	"bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "faq" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "youtube_id" text;--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- An address leads to one article: a slug is used once in each language.
CREATE UNIQUE INDEX "articles_slug_en" ON "articles" ((slug ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug_id" ON "articles" ((slug ->> 'id'));--> statement-breakpoint
-- Search engines are told when what a product's page says has changed; how often it sold is not such a change.
CREATE FUNCTION mark_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.slug, NEW.name, NEW.summary, NEW.description, NEW.highlights, NEW.box_contents, NEW.default_price,
      NEW.special_price, NEW.category_id, NEW.brand_id, NEW.warranty_months, NEW.is_active)
    IS DISTINCT FROM
     (OLD.slug, OLD.name, OLD.summary, OLD.description, OLD.highlights, OLD.box_contents, OLD.default_price,
      OLD.special_price, OLD.category_id, OLD.brand_id, OLD.warranty_months, OLD.is_active)
  THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_mark_update" BEFORE UPDATE ON "products" FOR EACH ROW EXECUTE FUNCTION mark_product_update();

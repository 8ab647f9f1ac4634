CREATE TABLE "add_ons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "add_ons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"pricing" text NOT NULL,
	"amount" bigint NOT NULL,
	"region_codes" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "add_ons_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"group_key" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"is_comparable" boolean DEFAULT false NOT NULL,
	"is_filterable" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attributes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"origin" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"logo" text,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brands_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "bundle_items" (
	"bundle_id" bigint NOT NULL,
	"inventory_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bundle_items_bundle_id_inventory_id_pk" PRIMARY KEY("bundle_id","inventory_id")
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bundles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	"discount_percent" integer NOT NULL,
	CONSTRAINT "bundles_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "collection_products" (
	"collection_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collections_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "display_case_products" (
	"display_case_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "display_case_products_display_case_id_product_id_pk" PRIMARY KEY("display_case_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "display_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "display_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "display_cases_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "inventories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"finish" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"default_price" bigint,
	"special_price" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventories_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "inventories_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "inventory_stock" (
	"inventory_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"on_hand" integer NOT NULL,
	CONSTRAINT "inventory_stock_inventory_id_store_id_pk" PRIMARY KEY("inventory_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "product_add_ons" (
	"product_id" bigint NOT NULL,
	"add_on_id" bigint NOT NULL,
	CONSTRAINT "product_add_ons_product_id_add_on_id_pk" PRIMARY KEY("product_id","add_on_id")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"picture" text NOT NULL,
	"alt" jsonb NOT NULL,
	"finish" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_specs" (
	"product_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"number" double precision,
	"text" jsonb,
	"flag" boolean,
	CONSTRAINT "product_specs_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" jsonb NOT NULL,
	"brand_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"model" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"box_contents" jsonb NOT NULL,
	"default_price" bigint NOT NULL,
	"special_price" bigint,
	"packed_grams" integer NOT NULL,
	"packed_width_mm" integer NOT NULL,
	"packed_height_mm" integer NOT NULL,
	"packed_depth_mm" integer NOT NULL,
	"warranty_months" integer NOT NULL,
	"has_free_shipping" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"image" text NOT NULL,
	"author" text NOT NULL,
	"author_note" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"category_uuids" jsonb NOT NULL,
	"product_uuids" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"source_type" integer NOT NULL,
	"slug" text NOT NULL,
	"link" jsonb NOT NULL,
	"url" text,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link_text" jsonb NOT NULL,
	"image" text,
	"is_active" boolean NOT NULL,
	"closable" boolean NOT NULL,
	CONSTRAINT "banners_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "site_features" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"icon" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_features_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kicker" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action_text" jsonb NOT NULL,
	"link" jsonb NOT NULL,
	"image" text NOT NULL,
	"image_phone" text,
	"alt" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sliders_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "testimonies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"text" jsonb NOT NULL,
	"rating" integer NOT NULL,
	"bought" text NOT NULL,
	"image" text,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "testimonies_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"seconds" integer NOT NULL,
	"image" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "videos_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "videos_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "flash_sale_items" (
	"flash_sale_id" bigint NOT NULL,
	"inventory_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"quota" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"per_customer" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flash_sale_items_flash_sale_id_inventory_id_pk" PRIMARY KEY("flash_sale_id","inventory_id")
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_sales_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"level" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" bigint NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"service_id" bigint NOT NULL,
	"region_code" text NOT NULL,
	"from_grams" integer NOT NULL,
	"to_grams" integer NOT NULL,
	"base" bigint NOT NULL,
	"per_kilogram" bigint NOT NULL,
	"days_from" integer NOT NULL,
	"days_to" integer NOT NULL,
	CONSTRAINT "shipping_rates_service_id_region_code_from_grams_pk" PRIMARY KEY("service_id","region_code","from_grams")
);
--> statement-breakpoint
CREATE TABLE "shipping_services" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"courier" text NOT NULL,
	"name" jsonb NOT NULL,
	"volumetric_divisor" integer NOT NULL,
	"minimum_grams" integer NOT NULL,
	"allows_cod" boolean NOT NULL,
	"free_above" bigint,
	"insurance_basis_points" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipping_services_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"maximum_discount" bigint,
	"minimum_spend" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"per_customer" integer DEFAULT 1 NOT NULL,
	"scope" jsonb NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "vouchers_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "vouchers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tagline" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "visit" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "demo_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_inventory_id_inventories_id_fk" FOREIGN KEY ("inventory_id") REFERENCES "public"."inventories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "display_case_products" ADD CONSTRAINT "display_case_products_display_case_id_display_cases_id_fk" FOREIGN KEY ("display_case_id") REFERENCES "public"."display_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "display_case_products" ADD CONSTRAINT "display_case_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventories" ADD CONSTRAINT "inventories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_stock" ADD CONSTRAINT "inventory_stock_inventory_id_inventories_id_fk" FOREIGN KEY ("inventory_id") REFERENCES "public"."inventories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_add_ons" ADD CONSTRAINT "product_add_ons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_add_ons" ADD CONSTRAINT "product_add_ons_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_specs" ADD CONSTRAINT "product_specs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_specs" ADD CONSTRAINT "product_specs_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_flash_sale_id_flash_sales_id_fk" FOREIGN KEY ("flash_sale_id") REFERENCES "public"."flash_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_service_id_shipping_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."shipping_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_slug_en" ON "collections" USING btree (("slug" ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "collections_slug_id" ON "collections" USING btree (("slug" ->> 'id'));--> statement-breakpoint
CREATE UNIQUE INDEX "display_cases_slug_en" ON "display_cases" USING btree (("slug" ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "display_cases_slug_id" ON "display_cases" USING btree (("slug" ->> 'id'));--> statement-breakpoint
CREATE INDEX "inventories_product" ON "inventories" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_pictures_product" ON "product_pictures" USING btree ("product_id","picture");--> statement-breakpoint
CREATE INDEX "product_specs_attribute" ON "product_specs" USING btree ("attribute_id","number");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","popularity");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","popularity");--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "products_released" ON "products" USING btree ("released_at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_en" ON "products" USING btree (("slug" ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_id" ON "products" USING btree (("slug" ->> 'id'));--> statement-breakpoint
CREATE INDEX "flash_sale_items_inventory" ON "flash_sale_items" USING btree ("inventory_id");--> statement-breakpoint
CREATE INDEX "flash_sales_window" ON "flash_sales" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("parent_code","name");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","written_at");--> statement-breakpoint
-- References between modules: their tables do not know each other in the code, the database does.
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id");--> statement-breakpoint
ALTER TABLE "inventory_stock" ADD CONSTRAINT "inventory_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id");--> statement-breakpoint
ALTER TABLE "inventory_stock" ADD CONSTRAINT "inventory_stock_on_hand_not_negative" CHECK ("on_hand" >= 0);--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_inventory_id_inventories_id_fk" FOREIGN KEY ("inventory_id") REFERENCES "inventories"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_sold_within_quota" CHECK ("sold" >= 0 AND "sold" <= "quota");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_used_within_quota" CHECK ("used" >= 0 AND "used" <= "quota");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade;

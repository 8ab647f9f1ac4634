CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_deliveries" (
	"cart_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"service_id" bigint NOT NULL,
	"is_insured" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cart_deliveries_cart_id_store_id_pk" PRIMARY KEY("cart_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line_add_ons" (
	"line_id" bigint NOT NULL,
	"add_on_id" bigint NOT NULL,
	CONSTRAINT "cart_line_add_ons_line_id_add_on_id_pk" PRIMARY KEY("line_id","add_on_id")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" bigint NOT NULL,
	"inventory_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"is_selected" boolean DEFAULT true NOT NULL,
	"bundle_id" bigint,
	"bundle_key" uuid,
	"seen_price" bigint NOT NULL,
	"merge_note" text,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "cart_lines_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"guest_hash" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"destination" text,
	"voucher_code" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_customerId_unique" UNIQUE("customer_id"),
	CONSTRAINT "carts_guestHash_unique" UNIQUE("guest_hash")
);
--> statement-breakpoint
CREATE TABLE "order_add_ons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_add_ons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_line_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "order_add_ons_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"actor" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"inventory_id" bigint NOT NULL,
	"flash_sale_id" bigint,
	"product_uuid" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"label" text NOT NULL,
	"sku" text NOT NULL,
	"image" text,
	"image_alt" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"selling_price" bigint NOT NULL,
	"bundle_discount" bigint NOT NULL,
	"voucher_discount" bigint NOT NULL,
	"grams" integer NOT NULL,
	"store_id" bigint NOT NULL,
	"store_slug" text NOT NULL,
	CONSTRAINT "order_lines_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"store_slug" text NOT NULL,
	"store_name" text NOT NULL,
	"kind" text NOT NULL,
	"service" text NOT NULL,
	"price" bigint NOT NULL,
	"insurance" bigint NOT NULL,
	"chargeable_grams" integer NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	"allows_cod" boolean NOT NULL,
	"tracking_number" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"customer_id" bigint,
	"guest_hash" text,
	"owner_key" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"payment_status" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"deadline" timestamp with time zone,
	"units" integer NOT NULL,
	"items" bigint NOT NULL,
	"add_ons" bigint NOT NULL,
	"add_on_count" integer NOT NULL,
	"bundle_discount" bigint NOT NULL,
	"voucher_discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"shipping_discount" bigint NOT NULL,
	"insurance" bigint NOT NULL,
	"total" bigint NOT NULL,
	"saved" bigint NOT NULL,
	"voucher_code" text,
	"note" text NOT NULL,
	"dropship_name" text NOT NULL,
	"tax_invoice" jsonb,
	"address" jsonb NOT NULL,
	"region_code" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" bigint,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" bigint NOT NULL,
	"method" integer NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"unique_code" integer DEFAULT 0 NOT NULL,
	"charge_currency" text NOT NULL,
	"charge_minor" bigint NOT NULL,
	"charge_exponent" integer NOT NULL,
	"rate" bigint,
	"rate_source" text,
	"rate_time" timestamp with time zone,
	"is_sandbox" boolean NOT NULL,
	"reference" text,
	"receipt" text,
	"paying_place" jsonb,
	"deadline" timestamp with time zone,
	"proof" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refund_reference" text,
	"refunded_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payments_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "payments_reference" UNIQUE("method","reference")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inventory_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" bigint,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"inventory_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"voucher_id" bigint NOT NULL,
	"customer_id" bigint,
	"email" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "inventory_stock" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_deliveries" ADD CONSTRAINT "cart_deliveries_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line_add_ons" ADD CONSTRAINT "cart_line_add_ons_line_id_cart_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."cart_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_add_ons" ADD CONSTRAINT "order_add_ons_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_cart" ON "cart_lines" USING btree ("cart_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_single" ON "cart_lines" USING btree ("cart_id","inventory_id") WHERE "cart_lines"."bundle_key" is null and "cart_lines"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "order_add_ons_line" ON "order_add_ons" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_flash" ON "order_lines" USING btree ("flash_sale_id");--> statement-breakpoint
CREATE INDEX "order_parcels_order" ON "order_parcels" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("owner_key","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_guest" ON "orders" USING btree ("guest_hash","placed_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("status","deadline");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("status","method");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transfer_amount" ON "payments" USING btree ("amount") WHERE "payments"."method" = 7 and "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "stock_movements_inventory" ON "stock_movements" USING btree ("inventory_id","store_id");--> statement-breakpoint
CREATE INDEX "stock_reservations_order" ON "stock_reservations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_reservations_inventory" ON "stock_reservations" USING btree ("inventory_id","store_id");--> statement-breakpoint
CREATE INDEX "voucher_uses_voucher" ON "voucher_uses" USING btree ("voucher_id","email");--> statement-breakpoint
CREATE INDEX "voucher_uses_customer" ON "voucher_uses" USING btree ("customer_id");--> statement-breakpoint
-- References between modules: their tables do not know each other in the code, the database does.
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_one_owner" CHECK (("customer_id" IS NULL) <> ("guest_hash" IS NULL));--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_inventory_id_inventories_id_fk" FOREIGN KEY ("inventory_id") REFERENCES "inventories"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "bundles"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity_positive" CHECK ("quantity" > 0);--> statement-breakpoint
ALTER TABLE "cart_line_add_ons" ADD CONSTRAINT "cart_line_add_ons_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "add_ons"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "cart_deliveries" ADD CONSTRAINT "cart_deliveries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "cart_deliveries" ADD CONSTRAINT "cart_deliveries_service_id_shipping_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "shipping_services"("id") ON DELETE cascade;--> statement-breakpoint
-- An order outlives the account that placed it.
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_states" CHECK ("status" BETWEEN 1 AND 5 AND "payment_status" IN (0, 1));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_adds_up" CHECK ("total" >= 0 AND "total" = "items" + "add_ons" - "bundle_discount" - "voucher_discount" + "shipping" - "shipping_discount" + "insurance");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amounts" CHECK ("amount" >= 0 AND "charge_minor" >= 0 AND "unique_code" BETWEEN 0 AND 999 AND "method" BETWEEN 1 AND 7);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" ("order_id") WHERE "status" = 'open';--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_stock_fk" FOREIGN KEY ("inventory_id", "store_id") REFERENCES "inventory_stock"("inventory_id", "store_id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_quantity_positive" CHECK ("quantity" > 0);--> statement-breakpoint
ALTER TABLE "inventory_stock" ADD CONSTRAINT "inventory_stock_reserved_on_hand" CHECK ("reserved" >= 0 AND "reserved" <= "on_hand");--> statement-breakpoint
-- The first entry of the books of a variant in a store: what is on hand when it comes in.
CREATE FUNCTION open_stock_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (inventory_id, store_id, change, reason, moved_at)
  SELECT inventory_id, store_id, on_hand, 'opening', now() FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "inventory_stock_open_books" AFTER INSERT ON "inventory_stock" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_stock_books();--> statement-breakpoint
INSERT INTO stock_movements (inventory_id, store_id, change, reason, moved_at) SELECT inventory_id, store_id, on_hand, 'opening', now() FROM inventory_stock;

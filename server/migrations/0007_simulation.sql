CREATE SEQUENCE "public"."installation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE TABLE "installation_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "installation_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"request_id" bigint NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "installation_photos_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "installation_photos_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "installation_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "installation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"request_key" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"building" text NOT NULL,
	"district_code" text NOT NULL,
	"street" text NOT NULL,
	"wishes" jsonb NOT NULL,
	"simulation_code" text,
	"note" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"staff_id" bigint,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_requests_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "installation_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "installation_requests_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "match_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"rule" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "match_rules_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "simulation_components" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_components_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"key" text NOT NULL,
	"role" text NOT NULL,
	"display_case_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"icon" text NOT NULL,
	"is_required" boolean NOT NULL,
	"min_quantity" integer NOT NULL,
	"max_quantity" integer NOT NULL,
	"quantity_step" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "simulation_components_key" UNIQUE("template_id","key")
);
--> statement-breakpoint
CREATE TABLE "simulation_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"simulation_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"component_key" text NOT NULL,
	"component_name" jsonb NOT NULL,
	"role" text NOT NULL,
	"display_case_uuid" uuid NOT NULL,
	"inventory_uuid" uuid NOT NULL,
	"product_uuid" uuid NOT NULL,
	"sku" text NOT NULL,
	"brand" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"variant" jsonb NOT NULL,
	"key_spec" jsonb NOT NULL,
	"image" text,
	"image_alt" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulation_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "simulation_templates_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "simulation_templates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "simulations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"save_key" uuid NOT NULL,
	"template_uuid" uuid NOT NULL,
	"template_name" jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"room" jsonb,
	"total" bigint NOT NULL,
	"bundle_discount" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulations_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "simulations_code_unique" UNIQUE("code"),
	CONSTRAINT "simulations_saveKey_unique" UNIQUE("save_key")
);
--> statement-breakpoint
ALTER TABLE "installation_photos" ADD CONSTRAINT "installation_photos_request_id_installation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."installation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_components" ADD CONSTRAINT "simulation_components_template_id_simulation_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."simulation_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_lines" ADD CONSTRAINT "simulation_lines_simulation_id_simulations_id_fk" FOREIGN KEY ("simulation_id") REFERENCES "public"."simulations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installation_photos_request" ON "installation_photos" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "installation_requests_state" ON "installation_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "simulation_lines_simulation" ON "simulation_lines" USING btree ("simulation_id","position");--> statement-breakpoint
-- References between modules, and what must hold whatever the code does.
ALTER TABLE "simulation_components" ADD CONSTRAINT "simulation_components_display_case_id_fk" FOREIGN KEY ("display_case_id") REFERENCES "display_cases"("id");--> statement-breakpoint
ALTER TABLE "simulation_components" ADD CONSTRAINT "simulation_components_quantities" CHECK ("min_quantity" >= 1 AND "max_quantity" >= "min_quantity" AND "quantity_step" >= 1);--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_sums" CHECK ("total" >= 0 AND "bundle_discount" >= 0);--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_code" CHECK ("code" ~ '^[2-9A-HJKMNP-TW-Z]{8}$');--> statement-breakpoint
ALTER TABLE "simulation_lines" ADD CONSTRAINT "simulation_lines_counts" CHECK ("quantity" >= 1 AND "unit_price" >= 0);--> statement-breakpoint
ALTER TABLE "installation_requests" ADD CONSTRAINT "installation_requests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
-- What is saved is given to other people by its code: nobody can change it behind their backs.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a saved simulation never changes';
END $$;--> statement-breakpoint
CREATE TRIGGER simulations_never_change BEFORE UPDATE ON "simulations" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER simulation_lines_never_change BEFORE UPDATE ON "simulation_lines" FOR EACH ROW EXECUTE FUNCTION refuse_change();

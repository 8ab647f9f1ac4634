ALTER TABLE "payments" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
-- Of money that is on its way back, the provider may have been asked already.
UPDATE "payments" SET "refund_asked_at" = coalesce("asked_at", "paid_at") WHERE "status" = 'refund_pending';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "first_staff_id" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "first_approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_first_staff_id_staff_id_fk" FOREIGN KEY ("first_staff_id") REFERENCES "staff"("id");

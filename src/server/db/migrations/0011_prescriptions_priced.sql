ALTER TABLE "orders" ADD COLUMN "priced_at" timestamp (3) with time zone;--> statement-breakpoint
-- Prescriptions that have their items were priced before this column was there.
UPDATE "orders" SET "priced_at" = "created_at"
WHERE "prescription_order" AND EXISTS (SELECT FROM "order_lines" WHERE "order_lines"."order_id" = "orders"."id");

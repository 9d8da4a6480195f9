ALTER TABLE "orders" ADD COLUMN "attempt_guest_id" bigint;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "attempt_guest_id" bigint;--> statement-breakpoint
CREATE INDEX "orders_attempt_key" ON "orders" USING btree ("attempt_guest_id","idempotency_key") WHERE "orders"."attempt_guest_id" is not null;--> statement-breakpoint
CREATE INDEX "trips_attempt_key" ON "trips" USING btree ("attempt_guest_id","idempotency_key") WHERE "trips"."attempt_guest_id" is not null;
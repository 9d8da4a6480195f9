-- By hand: "if not exists", so that an operator can make them before while the shop serves (docs/operations.md, Upgrade).
CREATE INDEX IF NOT EXISTS "customer_tokens_expires" ON "customer_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_tokens_last_used" ON "customer_tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "guests_created" ON "guests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_with_files" ON "orders" USING btree ("updated_at") WHERE "orders"."order_attachment" <> '[]' or "orders"."order_proof" <> '[]';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_of_guests" ON "orders" USING btree ("updated_at") WHERE "orders"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_with_files" ON "refunds" USING btree ("updated_at") WHERE "refunds"."image" <> '[]';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "trips_of_guests" ON "trips" USING btree ("updated_at") WHERE "trips"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_with_files" ON "messages" USING btree ("created_at") WHERE "messages"."file" <> '[]';
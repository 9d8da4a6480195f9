ALTER TABLE "gateway_payments" DROP CONSTRAINT "gateway_payments_user_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_user_id_customers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "delivery_men" ADD COLUMN "first_name" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_men" ADD COLUMN "last_name" jsonb;--> statement-breakpoint
ALTER TABLE "user_infos" ADD COLUMN "first_name" jsonb;--> statement-breakpoint
ALTER TABLE "user_infos" ADD COLUMN "last_name" jsonb;
ALTER TABLE "loaded_rows" ADD COLUMN "switched_off" boolean;--> statement-breakpoint
ALTER TABLE "loaded_rows" ADD COLUMN "closed" boolean;
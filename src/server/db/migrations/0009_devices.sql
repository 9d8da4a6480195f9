ALTER TABLE "customer_tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "cm_firebase_token" text;
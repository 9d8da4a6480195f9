CREATE TABLE "demo_dates" (
	"table_name" text NOT NULL,
	"row_id" integer NOT NULL,
	"starts" integer NOT NULL,
	"ends" integer NOT NULL,
	CONSTRAINT "demo_dates_table_name_row_id_pk" PRIMARY KEY("table_name","row_id")
);
--> statement-breakpoint
CREATE TABLE "demo_marks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_seeded" boolean DEFAULT false NOT NULL,
	"marked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_marks_one" CHECK ("demo_marks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "loaded_rows" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"row_id" integer NOT NULL,
	CONSTRAINT "loaded_rows_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "secret_marks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"marked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secret_marks_one" CHECK ("secret_marks"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "one_time_codes_contact";--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "cm_firebase_token" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "gateway_payments_guest" ON "gateway_payments" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_contact" ON "one_time_codes" USING btree ("purpose","contact","asker");
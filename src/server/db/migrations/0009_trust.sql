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
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"guest_id" bigint,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_bytes" CHECK ("uploads"."bytes" >= 0)
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
ALTER TABLE "customers" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_customers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_guest" ON "uploads" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "gateway_payments_guest" ON "gateway_payments" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_contact" ON "one_time_codes" USING btree ("purpose","contact","asker");
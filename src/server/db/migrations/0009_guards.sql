DROP INDEX "one_time_codes_contact";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_contact" ON "one_time_codes" USING btree ("purpose","contact","asker");
ALTER TABLE "tags" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" jsonb;--> statement-breakpoint
CREATE INDEX "tags_arabic" ON "tags" USING btree (("name" ->> 'ar'));
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- Filled again below.
DELETE FROM store_words;
--> statement-breakpoint
-- Kept in the row: PostgreSQL would take the table for a small one, and read every word of it for each search.
ALTER TABLE store_words ALTER COLUMN words SET STORAGE MAIN;
--> statement-breakpoint
DROP INDEX "store_words_words";--> statement-breakpoint
DROP INDEX "items_category";--> statement-breakpoint
DROP INDEX "items_discounted";--> statement-breakpoint
DROP INDEX "items_search";--> statement-breakpoint
ALTER TABLE "store_words" ADD COLUMN "module_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "store_words" ADD COLUMN "zone_id" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "stores_approved" ON "stores" USING btree ("id") WHERE "stores"."status";--> statement-breakpoint
CREATE INDEX "store_words_words" ON "store_words" USING gin ("words","module_id","zone_id");--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("category_id","zone_id","order_count" DESC NULLS LAST,"id","price","store_id") WHERE "items"."status";--> statement-breakpoint
CREATE INDEX "items_discounted" ON "items" USING btree ("module_id","discount" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search","module_id","zone_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION know_store_words(ids integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO store_words (store_id, module_id, zone_id, words)
		SELECT s.id, s.module_id, s.zone_id, (
			WITH sold AS (SELECT search, category_id FROM items WHERE store_id = s.id AND status)
			SELECT coalesce(array_to_tsvector(array_agg(DISTINCT word)), ''::tsvector) FROM (
				SELECT s.search UNION ALL SELECT search FROM sold UNION ALL
				SELECT search FROM categories WHERE id IN (
					SELECT unnest(ARRAY[c.id, c.parent_id]) FROM categories c JOIN sold ON sold.category_id = c.id)
			) AS named, unnest(tsvector_to_array(named.search)) AS word)
		FROM stores s WHERE s.id = ANY (ids) ORDER BY s.id
		ON CONFLICT (store_id) DO UPDATE
			SET words = excluded.words, module_id = excluded.module_id, zone_id = excluded.zone_id
$$;
--> statement-breakpoint
DROP TRIGGER store_words ON stores;
--> statement-breakpoint
CREATE TRIGGER store_words AFTER UPDATE OF name, module_id, zone_id ON stores
	FOR EACH ROW EXECUTE FUNCTION keep_store_words();
--> statement-breakpoint
SELECT know_store_words((SELECT array_agg(id) FROM stores));

-- By hand: the words of names are kept row by row. Triggers for a whole statement need transition tables, which YugabyteDB
-- has not (docs/scale.md).
DROP TRIGGER new_search_words ON items;
--> statement-breakpoint
DROP TRIGGER new_search_words ON stores;
--> statement-breakpoint
DROP TRIGGER new_search_words ON categories;
--> statement-breakpoint
DROP TRIGGER new_store_words ON stores;
--> statement-breakpoint
DROP TRIGGER new_store_words ON items;
--> statement-breakpoint
DROP FUNCTION keep_new_search_words();
--> statement-breakpoint
DROP FUNCTION keep_new_store_words();
--> statement-breakpoint
CREATE TRIGGER new_search_words AFTER INSERT ON items
	FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER new_search_words AFTER INSERT ON stores
	FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER new_search_words AFTER INSERT ON categories
	FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER new_store_words AFTER INSERT ON stores
	FOR EACH ROW EXECUTE FUNCTION keep_store_words();
--> statement-breakpoint
-- A new item only adds words: those of all the store's items need not be read again.
CREATE FUNCTION add_store_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE store_words SET words = store_words.words || added.words FROM (
		SELECT array_to_tsvector(array_agg(DISTINCT word)) AS words FROM (
			SELECT NEW.search AS search UNION ALL
			SELECT search FROM categories WHERE id IN (
				SELECT unnest(ARRAY[c.id, c.parent_id]) FROM categories c WHERE c.id = NEW.category_id)
		) AS named, unnest(tsvector_to_array(named.search)) AS word) AS added
	WHERE store_id = NEW.store_id AND NOT tsvector_to_array(store_words.words) @> tsvector_to_array(added.words);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER new_store_words AFTER INSERT ON items
	FOR EACH ROW WHEN (NEW.status) EXECUTE FUNCTION add_store_words();

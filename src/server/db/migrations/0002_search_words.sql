-- By hand: keeps the words that search compares what was typed with, whenever a name changes.
-- Kept in the row: PostgreSQL would take the table for a small one, and read every word of it for each search.
ALTER TABLE store_words ALTER COLUMN words SET STORAGE MAIN;
--> statement-breakpoint
CREATE FUNCTION keep_new_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
		SELECT DISTINCT word FROM new_rows, unnest(tsvector_to_array(search)) AS word ORDER BY word
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word) SELECT word FROM unnest(tsvector_to_array(NEW.search)) AS word ORDER BY word
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION know_store_words(ids integer[]) RETURNS void LANGUAGE sql AS $$
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
CREATE FUNCTION keep_new_store_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'stores' THEN
		PERFORM know_store_words((SELECT array_agg(id) FROM new_rows));
	ELSE
		PERFORM know_store_words((SELECT array_agg(DISTINCT store_id) FROM new_rows));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_store_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'stores' THEN
		PERFORM know_store_words(ARRAY[NEW.id]);
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM know_store_words(ARRAY[OLD.store_id]);
	ELSE
		PERFORM know_store_words(ARRAY[OLD.store_id, NEW.store_id]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER new_search_words AFTER INSERT ON items REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_new_search_words();
--> statement-breakpoint
CREATE TRIGGER search_words AFTER UPDATE OF name ON items
	FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER new_search_words AFTER INSERT ON stores REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_new_search_words();
--> statement-breakpoint
CREATE TRIGGER search_words AFTER UPDATE OF name ON stores
	FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER new_search_words AFTER INSERT ON categories REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_new_search_words();
--> statement-breakpoint
CREATE TRIGGER search_words AFTER UPDATE OF name ON categories
	FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER new_store_words AFTER INSERT ON stores REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_new_store_words();
--> statement-breakpoint
CREATE TRIGGER store_words AFTER UPDATE OF name, module_id, zone_id ON stores
	FOR EACH ROW EXECUTE FUNCTION keep_store_words();
--> statement-breakpoint
CREATE TRIGGER new_store_words AFTER INSERT ON items REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_new_store_words();
--> statement-breakpoint
CREATE TRIGGER store_words AFTER DELETE OR UPDATE OF name, status, category_id, store_id ON items
	FOR EACH ROW EXECUTE FUNCTION keep_store_words();

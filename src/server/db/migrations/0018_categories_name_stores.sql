-- By hand: stores are found by the names of the categories that they sell from, whoever renames, translates or moves one.
CREATE FUNCTION keep_store_words_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM know_store_words(ARRAY(
		SELECT DISTINCT store_id FROM items
		WHERE status AND category_id IN (SELECT id FROM categories WHERE id = NEW.id OR parent_id = NEW.id)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_words AFTER UPDATE OF name, parent_id ON categories FOR EACH ROW
	WHEN (OLD.search IS DISTINCT FROM NEW.search OR OLD.parent_id IS DISTINCT FROM NEW.parent_id)
	EXECUTE FUNCTION keep_store_words_of_category();
--> statement-breakpoint
-- Stores that lack a word of their categories, because it was changed before.
SELECT know_store_words(ARRAY(
	SELECT DISTINCT w.store_id FROM (SELECT DISTINCT store_id, category_id FROM items WHERE status) sold
		JOIN store_words w ON w.store_id = sold.store_id
		JOIN categories b ON b.id = sold.category_id JOIN categories c ON c.id = b.id OR c.id = b.parent_id
	WHERE NOT tsvector_to_array(w.words) @> tsvector_to_array(c.search)));

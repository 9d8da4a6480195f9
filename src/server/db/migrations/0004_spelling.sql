-- The rule of src/domain/search-words.ts for what is stored; a test holds the two equal.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT regexp_replace(regexp_replace(translate(
		lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640''\u2019]', '', 'g')),
		'ةىیکٱ', 'هييكا'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3004\u3008-\u3020\u060c\u061b\u061f\u066a-\u066d\u06d4\ufd3e\ufd3f\U0001f000-\U0001faff]+', ' ', 'g'),
		'(^| )(?:ال(?=[^ ]{2})|(?:بال(?!ون)|وال|لل)(?=[^ ]{3}))', '\1', 'g')
$$;
--> statement-breakpoint
-- In Latin letters, because trigrams know no Arabic ones where the database's locale is C. Letters that are written for
-- one another are one: those for the g and p of loan words, and those that sound alike.
CREATE OR REPLACE FUNCTION search_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچگڤ', 'abttkhxddrzscsdtzekfkklmnhwyabckf')
$$;
--> statement-breakpoint
-- The word and what is left of it without each of its letters: two words with one error between them share one of these.
CREATE FUNCTION search_near(sound text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_agg(DISTINCT left(sound, n) || substr(sound, n + 2)) FROM generate_series(0, length(sound)) AS n
$$;
--> statement-breakpoint
CREATE TABLE "store_words" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "near" text[] GENERATED ALWAYS AS (search_near(search_sound(word))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "store_words" ADD CONSTRAINT "store_words_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_words_words" ON "store_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("near");
--> statement-breakpoint
CREATE FUNCTION know_store_words(ids integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO store_words (store_id, words)
		SELECT s.id, (
			WITH sold AS (SELECT search, category_id FROM items WHERE store_id = s.id AND status)
			SELECT coalesce(array_to_tsvector(array_agg(DISTINCT word)), ''::tsvector) FROM (
				SELECT s.search UNION ALL SELECT search FROM sold UNION ALL
				SELECT search FROM categories WHERE id IN (
					SELECT unnest(ARRAY[c.id, c.parent_id]) FROM categories c JOIN sold ON sold.category_id = c.id)
			) AS named, unnest(tsvector_to_array(named.search)) AS word)
		FROM stores s WHERE s.id = ANY (ids) ORDER BY s.id
		ON CONFLICT (store_id) DO UPDATE SET words = excluded.words
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
-- What is stored was folded by the rule before.
ALTER TABLE items DISABLE TRIGGER search_words;--> statement-breakpoint
UPDATE items SET name = name;--> statement-breakpoint
UPDATE stores SET name = name;--> statement-breakpoint
UPDATE categories SET name = name;--> statement-breakpoint
ALTER TABLE items ENABLE TRIGGER search_words;--> statement-breakpoint
DELETE FROM search_words;--> statement-breakpoint
INSERT INTO search_words (word) SELECT DISTINCT word FROM (
	SELECT search FROM items UNION ALL SELECT search FROM stores UNION ALL SELECT search FROM categories
) AS named, unnest(tsvector_to_array(named.search)) AS word;
--> statement-breakpoint
SELECT know_store_words((SELECT array_agg(id) FROM stores));
--> statement-breakpoint
CREATE TRIGGER new_store_words AFTER INSERT ON stores REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_new_store_words();--> statement-breakpoint
CREATE TRIGGER store_words AFTER UPDATE OF name ON stores
	FOR EACH ROW EXECUTE FUNCTION keep_store_words();--> statement-breakpoint
CREATE TRIGGER new_store_words AFTER INSERT ON items REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_new_store_words();--> statement-breakpoint
CREATE TRIGGER store_words AFTER DELETE OR UPDATE OF name, status, category_id, store_id ON items
	FOR EACH ROW EXECUTE FUNCTION keep_store_words();

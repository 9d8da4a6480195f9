CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The rule of src/domain/search-words.ts for what is stored; a test holds the two equal.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT regexp_replace(regexp_replace(translate(
		lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640''\u2019]', '', 'g')),
		'ةىیکٱ', 'هييكا'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3004\u3008-\u3020\u060c\u061b\u061f\u066a-\u066d\u06d4\ufd3e\ufd3f\U0001f000-\U0001faff]+', ' ', 'g'),
		'(^| )ال(?=[^ ]{2})', '\1', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(name jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(string_to_array(
		search_fold(coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', '')), ' '), ''))
$$;
--> statement-breakpoint
-- Trigrams know no Arabic letters where the database's locale is C, so words are compared in Latin ones.
CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچگڤ', 'abttjhxddrzscsdtzegfkklmnhwyapcgv')
$$;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text GENERATED ALWAYS AS (search_sound(word)) STORED NOT NULL
);
--> statement-breakpoint
DROP INDEX "stores_search";--> statement-breakpoint
DROP INDEX "items_search";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING gin ("sound" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
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
DO $$ DECLARE it text; BEGIN
	FOREACH it IN ARRAY ARRAY['items', 'stores', 'categories'] LOOP
		EXECUTE format('CREATE TRIGGER new_search_words AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
			FOR EACH STATEMENT EXECUTE FUNCTION keep_new_search_words()', it);
		EXECUTE format('CREATE TRIGGER search_words AFTER UPDATE OF name ON %I
			FOR EACH ROW EXECUTE FUNCTION keep_search_words()', it);
		EXECUTE format('INSERT INTO search_words (word)
			SELECT DISTINCT word FROM %I, unnest(tsvector_to_array(search)) AS word ON CONFLICT DO NOTHING', it);
	END LOOP;
END $$;

-- By hand: what generated columns and indexes of the tables are made of, so it stands before the tables.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- The rule of src/domain/search/search-words.ts for what is stored; a test holds the two equal.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT regexp_replace(regexp_replace(translate(
		lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640''\u2019]', '', 'g')),
		'ةىیکٱ', 'هييكا'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3004\u3008-\u3020\u060c\u061b\u061f\u066a-\u066d\u06d4\ufd3e\ufd3f\U0001f000-\U0001faff]+', ' ', 'g'),
		'(^| )(?:ال(?=[^ ]{2})|(?:بال(?!ون)|وال|لل)(?=[^ ]{3}))', '\1', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(name jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(string_to_array(
		search_fold(coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', '')), ' '), ''))
$$;
--> statement-breakpoint
-- In Latin letters, because trigrams know no Arabic ones where the database's locale is C. Letters that are written for
-- one another are one: those for the g and p of loan words, and those that sound alike.
CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچگڤ', 'abttkhxddrzscsdtzekfkklmnhwyabckf')
$$;
--> statement-breakpoint
-- The word and what is left of it without each of its letters: two words with one error between them share one of these.
CREATE FUNCTION search_near(sound text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_agg(DISTINCT left(sound, n) || substr(sound, n + 2)) FROM generate_series(0, length(sound)) AS n
$$;

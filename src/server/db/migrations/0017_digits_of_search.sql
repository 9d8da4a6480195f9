-- By hand: what is stored for search has the digits 0 to 9 for the Arabic and Persian ones, as what is typed has. Only rows
-- with such digits are written; they stay locked until the end, and no table is.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT regexp_replace(regexp_replace(translate(
		lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640''\u2019]', '', 'g')),
		'ةىیکٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'هييكا01234567890123456789'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3004\u3008-\u3020\u060c\u061b\u061f\u066a-\u066d\u06d4\ufd3e\ufd3f\U0001f000-\U0001faff]+', ' ', 'g'),
		'(^| )(?:ال(?=[^ ]{2})|(?:بال(?!ون)|وال|لل)(?=[^ ]{3}))', '\1', 'g')
$$;
--> statement-breakpoint
-- Words of stores are written once below instead of once for each item. Nobody else sees this function before the commit.
CREATE OR REPLACE FUNCTION keep_store_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE categories SET name = name WHERE name::text ~ '[\u0660-\u0669\u06f0-\u06f9]';
--> statement-breakpoint
UPDATE stores SET name = name WHERE name::text ~ '[\u0660-\u0669\u06f0-\u06f9]';
--> statement-breakpoint
UPDATE items SET name = name WHERE name::text ~ '[\u0660-\u0669\u06f0-\u06f9]';
--> statement-breakpoint
SELECT know_store_words((SELECT array_agg(store_id) FROM store_words WHERE words::text ~ '[\u0660-\u0669\u06f0-\u06f9]'));
--> statement-breakpoint
DELETE FROM search_words WHERE word ~ '[\u0660-\u0669\u06f0-\u06f9]';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_store_words() RETURNS trigger LANGUAGE plpgsql AS $$
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

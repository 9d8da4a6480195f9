-- By hand: the words of a store are written anew only when something that they come from has changed. A load of the market
-- sets every name and status, mostly to what they are.
CREATE OR REPLACE FUNCTION keep_store_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'stores' THEN
		IF TG_OP = 'INSERT' OR (OLD.search, OLD.module_id, OLD.zone_id) IS DISTINCT FROM (NEW.search, NEW.module_id, NEW.zone_id) THEN
			PERFORM know_store_words(ARRAY[NEW.id]);
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM know_store_words(ARRAY[OLD.store_id]);
	ELSIF (OLD.search, OLD.status, OLD.category_id, OLD.store_id)
		IS DISTINCT FROM (NEW.search, NEW.status, NEW.category_id, NEW.store_id) THEN
		PERFORM know_store_words(ARRAY[OLD.store_id, NEW.store_id]);
	END IF;
	RETURN NULL;
END $$;

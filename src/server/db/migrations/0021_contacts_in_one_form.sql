-- By hand: phones of couriers, vendors and their stores lose what only a call within the country begins with, as those of
-- customers have with 0019. A courier or vendor whose number another one has keeps what he has.
CREATE FUNCTION whole_number(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT regexp_replace(regexp_replace(regexp_replace(phone,
		'^\+(20|27|31|32|33|40|41|43|44|46|49|51|53|54|55|57|58|6[0-6]|8[1246]|9[0-58]|21[1238]|23[1-4]|243|249|25[124-6]|26[0-5]|291|35[3589]|37[03457]|38[0-35-79]|42[13]|508|59[013-6]|686|85[056]|88[06]|96[1-4]|96[67]|97[0-2]|97[67]|99[4-6])0(?=[1-9])|^\+(250)0(?=7)|^\+(598)0(?=9)', '+\1\2\3'),
		'^\+11(?=[2-9]\d{9}$)', '+1'),
		'^\+78(?=\d{10}$)', '+7')
$$;
--> statement-breakpoint
UPDATE delivery_men SET phone = whole_number(phone)
WHERE phone <> whole_number(phone)
	AND NOT EXISTS (SELECT 1 FROM delivery_men AS other WHERE other.phone = whole_number(delivery_men.phone));
--> statement-breakpoint
UPDATE vendors SET phone = whole_number(phone)
WHERE phone <> whole_number(phone)
	AND NOT EXISTS (SELECT 1 FROM vendors AS other WHERE other.phone = whole_number(vendors.phone));
--> statement-breakpoint
UPDATE stores SET phone = whole_number(phone) WHERE phone <> whole_number(phone);
--> statement-breakpoint
DROP FUNCTION whole_number(text);

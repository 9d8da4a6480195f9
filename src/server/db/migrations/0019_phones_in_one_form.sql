-- By hand: phones of accounts lose what only a call within the country begins with (+971 050 … is +971 50 …), as every
-- phone that is sent does now. The dial codes are those of countries where such a zero is no part of the number. An account
-- whose number another one has stays as it is; docs/operations.md tells how to find it.
UPDATE customers SET phone = whole.number
FROM (
	SELECT id, regexp_replace(regexp_replace(regexp_replace(phone,
		'^\+(20|27|31|32|33|40|41|43|44|46|49|51|53|54|55|57|58|6[0-6]|8[1246]|9[0-58]|21[1238]|23[1-4]|243|249|25[124-6]|26[0-5]|291|35[3589]|37[03457]|38[0-35-79]|42[13]|508|59[013-6]|686|85[056]|88[06]|96[1-4]|96[67]|97[0-2]|97[67]|99[4-6])0(?=[1-9])|^\+(250)0(?=7)|^\+(598)0(?=9)', '+\1\2\3'),
		'^\+11(?=[2-9]\d{9}$)', '+1'),
		'^\+78(?=\d{10}$)', '+7') AS number
	FROM customers
	WHERE phone IS NOT NULL
) AS whole
WHERE customers.id = whole.id
	AND customers.phone <> whole.number
	AND NOT EXISTS (SELECT 1 FROM customers AS other WHERE other.phone = whole.number);

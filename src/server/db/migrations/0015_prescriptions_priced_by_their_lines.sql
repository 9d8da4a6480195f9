-- By hand: a prescription has its price once its first item is there, whoever writes it; from then on it can be paid, and
-- expires.
CREATE FUNCTION keep_priced_at() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE public.orders SET priced_at = now()
	WHERE id = NEW.order_id AND prescription_order AND priced_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER priced_at AFTER INSERT ON order_lines FOR EACH ROW EXECUTE FUNCTION keep_priced_at();
--> statement-breakpoint
-- Those that another system has priced meanwhile can be paid for an hour from now.
UPDATE orders SET priced_at = now()
WHERE prescription_order AND priced_at IS NULL AND EXISTS (SELECT FROM order_lines WHERE order_lines.order_id = orders.id);

-- By hand: a prescription has its price once it has items and the amount to pay has been written, whoever writes it; from then
-- on it can be paid, and expires.
CREATE FUNCTION keep_priced_at() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE public.orders SET priced_at = now()
	WHERE id = NEW.order_id AND prescription_order AND priced_at IS NULL
		AND EXISTS (SELECT FROM public.order_lines WHERE order_id = NEW.order_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER priced_at AFTER UPDATE OF amount ON order_payments FOR EACH ROW EXECUTE FUNCTION keep_priced_at();
--> statement-breakpoint
-- Those that another system has priced meanwhile can be paid for an hour from now.
UPDATE orders SET priced_at = now()
WHERE prescription_order AND priced_at IS NULL AND EXISTS (SELECT FROM order_lines WHERE order_lines.order_id = orders.id)
	AND order_amount = (SELECT sum(amount) FROM order_payments WHERE order_payments.order_id = orders.id);
--> statement-breakpoint
-- Whoever is told that no transfer has arrived gets another day from then on.
CREATE FUNCTION keep_denied_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.updated_at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER denied_at BEFORE UPDATE OF status ON offline_payments FOR EACH ROW
WHEN (NEW.status = 'denied' AND OLD.status <> 'denied' AND NEW.updated_at = OLD.updated_at) EXECUTE FUNCTION keep_denied_at();

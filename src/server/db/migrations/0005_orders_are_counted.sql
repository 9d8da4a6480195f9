CREATE TABLE "uncounted_orders" (
	"order_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uncounted_orders" ADD CONSTRAINT "uncounted_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- By hand: what is delivered for the first time is to be counted, whoever writes it and whatever else he may write
-- (docs/decisions/034).
CREATE FUNCTION keep_uncounted_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO public.uncounted_orders (order_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER uncounted_orders AFTER UPDATE OF order_status ON orders
	FOR EACH ROW WHEN (NEW.order_status = 'delivered'
		AND OLD.order_status NOT IN ('delivered', 'refund_requested', 'refund_request_canceled', 'refunded'))
	EXECUTE FUNCTION keep_uncounted_order();

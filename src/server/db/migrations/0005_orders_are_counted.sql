CREATE TABLE "uncounted_orders" (
	"order_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uncounted_orders" ADD CONSTRAINT "uncounted_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- By hand: what is delivered for the first time is to be counted, whoever writes it (docs/decisions/034).
CREATE FUNCTION keep_uncounted_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO uncounted_orders (order_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER uncounted_orders AFTER UPDATE OF order_status ON orders
	FOR EACH ROW WHEN (NEW.order_status = 'delivered' AND OLD.order_status <> 'delivered' AND OLD.delivered IS NULL)
	EXECUTE FUNCTION keep_uncounted_order();

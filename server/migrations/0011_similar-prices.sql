-- What could be bought instead of a product is the nearest in price of its sub-category, up and down from it. In a large shop it can be
-- made by hand before the upgrade, with CONCURRENTLY, while orders come in.
CREATE INDEX IF NOT EXISTS "products_category_price" ON "products" USING btree ("category_id","default_price","id");

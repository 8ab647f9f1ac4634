-- Whoever keeps rendered pages is told at once when something that they show has changed, whoever changes it. What changes with
-- every order (stock, sold and rating counts, used vouchers) is not told: a notification makes transactions commit one after the
-- other. It is written down in product_changes, where processes look several times a second.
CREATE FUNCTION tell_changed_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('gema_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY[
    'add_ons', 'article_votes', 'articles', 'attributes', 'banners', 'brands', 'bundle_items', 'bundles', 'categories', 'collection_products',
    'collections', 'display_case_products', 'display_cases', 'flash_sales', 'inventories', 'language_words', 'languages',
    'match_rules', 'pages', 'product_add_ons', 'product_pictures', 'product_specs', 'regions', 'reviews', 'search_keywords',
    'search_synonyms', 'settings', 'shipping_rates', 'shipping_services', 'simulation_components', 'simulation_templates',
    'site_features', 'sliders', 'store_followers', 'stores', 'testimonies', 'videos'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table()',
      changed || '_tell', changed);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_tell" AFTER INSERT OR DELETE OR UPDATE OF
  "slug", "brand_id", "category_id", "store_id", "model", "name", "summary", "description", "highlights", "box_contents", "default_price",
  "special_price", "packed_grams", "packed_width_mm", "packed_height_mm", "packed_depth_mm", "warranty_months", "has_free_shipping",
  "is_active", "released_at" ON "products" FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table();--> statement-breakpoint
CREATE TRIGGER "inventory_stock_tell" AFTER INSERT OR DELETE ON "inventory_stock" FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table();--> statement-breakpoint
CREATE TRIGGER "flash_sale_items_tell" AFTER INSERT OR DELETE OR UPDATE OF "price", "quota", "per_customer", "position" ON "flash_sale_items" FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table();--> statement-breakpoint
CREATE TRIGGER "vouchers_tell" AFTER INSERT OR DELETE OR UPDATE OF
  "code", "name", "text", "kind", "amount", "maximum_discount", "minimum_spend", "starts_at", "ends_at", "quota", "per_customer", "scope",
  "is_public" ON "vouchers" FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table();

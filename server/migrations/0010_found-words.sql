-- What products are found by is written after the products themselves: a search that was asked for in between is made anew. These
-- tables are written by whoever saves products and by nobody who buys, so telling of it holds up no order.
DO $$
DECLARE changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['product_texts', 'product_titles', 'search_vocabulary'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table()',
      changed || '_tell', changed);
  END LOOP;
END $$;

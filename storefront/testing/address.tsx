import { useLocation } from 'react-router'

/** Says which address is open: in a component test the bar of the browser does not. */
export function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{`${pathname}${search}`}</output>
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Leads on to another page at once. In the browser alone: what the server sends is the same for everybody. */
export function GoTo({ address }: { address: string }) {
  const navigate = useNavigate()
  const { language } = useLanguage()
  useEffect(() => {
    void navigate(inLanguage(address, language), { replace: true })
  }, [navigate, address, language])
  return null
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const pictures = 'http://www.google.com/schemas/sitemap-image/1.1'
const xhtml = 'http://www.w3.org/1999/xhtml'

const schema = (namespace: string, inner: string) =>
  `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" xmlns="${namespace}" elementFormDefault="qualified">${inner}</xsd:schema>`

/** The package brings the protocol's own schema along, but of all others only where on the net they are. */
const root = path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json'))
const ofProtocol = readFileSync(path.join(root, 'schema/sitemap.xsd'), 'utf8')

const ofPictures = schema(
  pictures,
  `<xsd:element name="image"><xsd:complexType><xsd:sequence>
    <xsd:element name="loc" type="xsd:anyURI"/>
  </xsd:sequence></xsd:complexType></xsd:element>`,
)
const ofLinks = schema(
  xhtml,
  `<xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" use="required"><xsd:simpleType><xsd:restriction base="xsd:string">
      <xsd:enumeration value="alternate"/></xsd:restriction></xsd:simpleType></xsd:attribute>
    <xsd:attribute name="hreflang" use="required"><xsd:simpleType><xsd:restriction base="xsd:string">
      <xsd:pattern value="[a-z]{2}|x-default"/></xsd:restriction></xsd:simpleType></xsd:attribute>
    <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
  </xsd:complexType></xsd:element>`,
)
const ofIndex = schema(
  protocol,
  `<xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence>
    <xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:sequence>
      <xsd:element name="loc" type="xsd:anyURI"/>
      <xsd:element name="lastmod" type="xsd:dateTime" minOccurs="0"/>
    </xsd:sequence></xsd:complexType></xsd:element>
  </xsd:sequence></xsd:complexType></xsd:element>`,
)
const ofAll = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="${protocol}" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="${pictures}" schemaLocation="pictures.xsd"/>
  <xsd:import namespace="${xhtml}" schemaLocation="links.xsd"/>
</xsd:schema>`

/** What is wrong with a sitemap or an index of them by their schemas, in the words of xmllint. */
export async function sitemapFaults(xml: string): Promise<string[]> {
  const isIndex = xml.includes('<sitemapindex')
  const { errors } = await validateXML({
    xml: { fileName: 'given.xml', contents: xml },
    schema: { fileName: 'all.xsd', contents: isIndex ? ofIndex : ofAll },
    preload: [
      { fileName: 'sitemap.xsd', contents: ofProtocol },
      { fileName: 'pictures.xsd', contents: ofPictures },
      { fileName: 'links.xsd', contents: ofLinks },
    ],
  })
  return errors.map(({ message }) => message)
}

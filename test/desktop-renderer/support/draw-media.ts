import sharp from 'sharp'

const width = 900
const height = 600

/** A texture from noise whose statistics are rare for a photo: its result has areas. */
export async function drawTexture(): Promise<Buffer> {
  const noise = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="n"><feTurbulence type="turbulence" baseFrequency="0.012" numOctaves="8" seed="3"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`
  const base = await sharp(Buffer.from(noise)).removeAlpha().png().toBuffer()
  return sharp(base).gamma(2.2).modulate({ saturation: 1.8 }).jpeg({ quality: 82 }).toBuffer()
}

const declaration = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** A drawing of two loaves whose metadata declare that a model made it. */
export function drawDeclared(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b98d63"/><rect y="430" width="100%" height="170" fill="#6d4a33"/><ellipse cx="310" cy="400" rx="230" ry="130" fill="#d58b3c"/><ellipse cx="640" cy="420" rx="190" ry="110" fill="#c47a2c"/><path d="M190 350q120-60 240 0M180 400q130-60 260 0M540 390q100-50 200 0" stroke="#7a3d12" stroke-width="12" fill="none"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).withXmp(declaration).toBuffer()
}

/** Four seconds of tones that come and go, as a WAV file. */
export function audioTones(): Buffer {
  const rate = 16_000
  const samples = new Int16Array(rate * 4)
  for (let at = 0; at < samples.length; at++) {
    const second = at / rate
    const loudness = Math.abs(Math.sin(second * 5)) * (0.3 + 0.7 * Math.abs(Math.sin(second * 1.3)))
    samples[at] = Math.round(
      12_000 * loudness * Math.sin(second * 2 * Math.PI * (180 + 40 * Math.sin(second))),
    )
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}

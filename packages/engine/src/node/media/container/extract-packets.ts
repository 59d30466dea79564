import { type EncodedPacket, EncodedPacketSink, type InputTrack } from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'
import type { OpenContainer } from './open-container.ts'

/** Packets are pieces of their file, each once; headers that containers strip from packets come on top. */
const FREE = 1_048_576
const MOST_TIMES = 2

/** Which packets of a track are taken. */
export interface PacketRange {
  readonly track: InputTrack
  readonly opened: Pick<OpenContainer, 'checkClock'>
  /** Size of the file in bytes. */
  readonly size: number
  /** Packets that start later are left out. */
  readonly mostSeconds: number
  readonly take: (packet: EncodedPacket) => Promise<void>
}

/**
 * Takes the packets of a track in their order, and returns how many there are. Throws an `EngineError` where a
 * container hands out the same bytes again and again, or takes too long.
 */
export async function extractPackets(range: PacketRange): Promise<number> {
  const { track, opened, size, mostSeconds, take } = range
  let left = FREE + MOST_TIMES * size
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp > mostSeconds) break
    left -= packet.byteLength
    if (left < 0) throw new EngineError('invalid_media', 'The packets are larger than their file.')
    opened.checkClock()
    await take(packet)
    count++
  }
  return count
}
